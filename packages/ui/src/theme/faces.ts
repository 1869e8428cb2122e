/** The faces of a page that is in Hindi. A list ends in a comma: it stands inside a longer one. */
export const hindiFaces = `
  --kl-script-title: 'Eczar Devanagari',;
  --kl-script-tale: 'Tiro Devanagari',;
  --kl-script-ui: 'Mukta Devanagari',;
`;

/** The faces of a page that is in Urdu. */
export const urduFaces = ['title', 'tale', 'ui']
  .map((role) => `--kl-script-${role}: 'Noto Nastaliq Urdu',;`)
  .join('');
