/** Words of Hindi in Latin letters that are no English words. */
const HINDI = new Set(
  'hai hain hoon hun hu h thi ka ki ko ke ne se mein aur nahi nhi nai mera meri mere mujhe maine humne hamara woh wo yeh ye bhi toh gaya gayi raha rahi diya liya kar rha rhi tumne usko isko usne mujhse hum ab tak kal aaj kya tha wala wali apna apni apne ek do teen hota hoti tum aap mai bas yaar pe k tujhe tera teri kuch koi sab phir lekin gya dena laga lga bhai ji didi maa kaha bola'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the a an are was were i my of and it his her your you she they this that for with at but have has had im its from we our been if who what when'.split(
    ' ',
  ),
);

/** Whether a line in Latin letters is Hindi, English, or too short to tell. */
export function latinTongue(words: readonly string[]): 'hindi' | 'english' | 'either' {
  let [hindi, english] = [0, 0];
  for (const [at, word] of words.entries()) {
    if (HINDI.has(word)) hindi += 1;
    // "the" ends a sentence in Hindi: they were
    if (ENGLISH.has(word) && !(word === 'the' && at === words.length - 1)) english += 1;
  }
  if (hindi === english) return 'either';
  return hindi > english ? 'hindi' : 'english';
}
