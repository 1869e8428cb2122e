export const combobox = {
  open: (label: string) => `Open ${label}`,
  clear: (label: string) => `Clear ${label}`,
  empty: 'Nothing found',
  loading: 'Searching...',
};
