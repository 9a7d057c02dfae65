/** The sheet with which a bot wins `npm run demo`. */
export const README_SHEET = `3_ 4_ 5_ | 6 7 8 9 | 10* 13 14
1_ 3_ 5_ | 6_ 7_ | 8_ | 9 10 11 | 12_ 14_
1 | 3 | 5_ 6_ 7_ 8_ | 10 11 12 | 13_ 14_ 17_
parks 0 4 4
pools 1
temps 4
improvements 1 1 3 3 0 0
refusals 1
plans B 7 C 11
`;
