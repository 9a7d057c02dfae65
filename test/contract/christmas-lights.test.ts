import { describeContract } from "../support/expansion-contract.js";
import { combinationsOn } from "../support/variants.js";

describeContract("Christmas Lights", combinationsOn("christmas-lights", "christmas-lights-2019"));
