export const carousel = {
  role: 'carousel',
  previous: (row: string) => `Previous in ${row}`,
  next: (row: string) => `Next in ${row}`,
  pause: (row: string) => `Pause ${row}`,
  resume: (row: string) => `Resume ${row}`,
};
