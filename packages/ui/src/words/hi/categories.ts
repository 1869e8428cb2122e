/** The categories that come with the product, by their names. */
export const categories: ReadonlyMap<string, string> = new Map([
  ['Mahabharata', 'महाभारत'],
  ['Ramayana', 'रामायण'],
  ['Jataka and Panchatantra', 'जातक और पंचतंत्र'],
  ['Vikram and Betaal', 'विक्रम और बेताल'],
  ['Courts of Tenali and Birbal', 'तेनाली और बीरबल के दरबार'],
  ['Folk Tales', 'लोककथाएँ'],
  ['Ghosts and Demons', 'भूत और राक्षस'],
  ['Love', 'प्रेम'],
  ['Mystery', 'रहस्य'],
  ['History', 'इतिहास'],
  ['Other Worlds', 'दूसरे लोक'],
  ['Modern Myth', 'आज की पौराणिक कथाएँ'],
]);
