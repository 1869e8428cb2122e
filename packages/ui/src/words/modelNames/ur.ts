/** Our own tellers and painters by their keys. */
export const modelNames: Readonly<Record<string, string>> = {
  tenali: 'تینالی',
  birbal: 'بیربل',
  vyasa: 'ویاس',
  vishvakarma: 'وشوکرما',
  chitrakar: 'چترکار',
  ajanta: 'اجنتا',
  ravivarma: 'روی ورما',
};
