import { describeContract } from "../support/expansion-contract.js";
import { combinationsOn } from "../support/variants.js";

describeContract("Nuclear War", combinationsOn("nuclear-war"));
