/** The names of the built-in narrators and painters, by key. */
export const modelNames: Readonly<Record<string, string>> = {
  tenali: 'تینالی',
  birbal: 'بیربل',
  vyasa: 'ویاس',
  vishvakarma: 'وشوکرما',
  chitrakar: 'چترکار',
  ajanta: 'اجنتا',
  ravivarma: 'روی ورما',
};
