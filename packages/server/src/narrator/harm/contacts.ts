/** Addresses, telephone and account numbers of the world outside, in any language, with ASCII digits. */
const CONTACTS: readonly RegExp[] = [
  /[a-z][a-z+.-]{0,30}:\/\/\S*|\bwww\.\S+|\bmailto:\S+/giu,
  /\b[a-z\d][a-z\d-]{0,62}\.(?:com|org|net|info|app|edu|gov|co\.in|org\.in|gov\.in|nic\.in)\b(?:\/\S*)?|\b[a-z\d-]{1,63}\.[a-z]{2,3}\/\w\S*/giu,
  // a mail address, the id of an account for payments, or a name in a network
  /[^\s@]{0,64}(?<![^\s'"‘“(:])@[a-z_][\w.]{2,}|[^\s@'"‘“(]{1,64}@[\p{L}\d][\p{L}\d.-]+/giu,
  /\+\d[\d\s()-]{8,}\d/gu,
  /(?<![\d,.])[6-9]\d{4}[\s-]?\d{5}(?![\d,])|(?<![\d,.])0\d{2,4}[\s-]\d{6,8}(?!\d)|\b1800[\s-]?\d{2,3}[\s-]?\d{3,4}\b|\b\d{3}[-.]\d{3}[-.]\d{4}\b/gu,
  // a short number to dial
  /\bdial\s+\d{4,}|\b(?:call|ring|phone|text)\s+(?:(?:me|us|now|on|at)\s+){0,2}\d{4,}(?=\s*(?:$|[.,;!?'"’”)]))|\bhelpline\b[^.!?]{0,30}?\d{4,}/giu,
  // numbers of cards, of identity, and of accounts, and the codes of banks
  /\b\d{4}[\s-]\d{4}[\s-]\d{4}(?:[\s-]\d{4})?\b|\b[A-Z]{4}0[A-Z\d]{6}\b/gu,
  /(?:\b(?:account|a\/c)|खाता|खाते|کھاتہ|کھاتے)[^.!?।۔]{0,30}\d{8,}/giu,
  // a postal address ends with its code
  /(?:\b(?:road|street|marg|nagar|lane|sector|colony|avenue|chowk|flat|plot|pin)\b|मार्ग|सड़क|नगर|रोड|पिन|روڈ|سڑک|نگر)[^.!?।۔]{0,60}?(?<!\d)[1-9]\d{2}\s?\d{3}(?![\d,])/giu,
];

/** The first digits of the scripts that our languages use. */
const ZEROES = [0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66];

/** A text with the digits of all our scripts as ASCII digits. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROES.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** The contacts in a text, whose digits are plain. */
export const contactsIn = (text: string): readonly string[] =>
  CONTACTS.flatMap((contact) => text.match(contact) ?? []);
