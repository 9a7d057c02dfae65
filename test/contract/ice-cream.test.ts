import { describeContract } from "../support/expansion-contract.js";
import { combinationsOn } from "../support/variants.js";

describeContract("Ice Cream Trucks", combinationsOn("ice-cream", "ice-cream-2019"));
