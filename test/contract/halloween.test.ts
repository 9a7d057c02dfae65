import { describeContract } from "../support/expansion-contract.js";
import { combinationsOn } from "../support/variants.js";

describeContract("Halloween", combinationsOn("halloween"));
