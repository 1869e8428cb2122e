export const product = {
  name: 'Kathaloka',
  copyright: '© 2025 Kathaloka',
};
