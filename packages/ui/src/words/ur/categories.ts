/** The categories that come with the product, by their names. */
export const categories: ReadonlyMap<string, string> = new Map([
  ['Mahabharata', 'مہابھارت'],
  ['Ramayana', 'رامائن'],
  ['Jataka and Panchatantra', 'جاتک اور پنچ تنتر'],
  ['Vikram and Betaal', 'وکرم اور بیتال'],
  ['Courts of Tenali and Birbal', 'تینالی اور بیربل کے دربار'],
  ['Folk Tales', 'لوک کہانیاں'],
  ['Ghosts and Demons', 'بھوت اور راکشس'],
  ['Love', 'محبت'],
  ['Mystery', 'معمّا'],
  ['History', 'تاریخ'],
  ['Other Worlds', 'دوسری دنیائیں'],
  ['Modern Myth', 'آج کی دیومالا'],
]);
