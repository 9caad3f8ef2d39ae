/** Is it the long run, which tries everything? `./test long` asks for it by OXHIDE_LONG=1; else tests take what tells most. */
export const LONG = process.env.OXHIDE_LONG === '1';
