/** Sikh Gurus and the prophets of Islam are never drawn. Whole words, so that a guru who is not meant stays free. */
const UNSEEN = [
  /\bguru\s+(nanak|angad|amar\s*das|ram\s*das|arjan|hargobind|har\s*rai|har\s*kris?han|tegh?\s*bahadur|gobind)/i,
  /\b(muhammad|mohammad|mohammed|prophet)\b/i,
  /गुरु\s*(नानक|अंगद|अमर|राम\s*दास|अर्जन|हरगोबिंद|हर|तेग|गोबिंद)/,
  /(محمد|پیغمبر|نبی|گرو\s*نانک)/,
];

/** Whether a figure may never be drawn, whatever the author chooses. */
export function isNeverShown(figure: string): boolean {
  return UNSEEN.some((pattern) => pattern.test(figure));
}
