import { describeContract } from "../support/expansion-contract.js";
import { combinationsOn } from "../support/variants.js";

describeContract("Easter Egg Hunt", combinationsOn("easter-eggs", "easter-eggs-2019"));
