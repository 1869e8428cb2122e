/** The fonts of a Hindi page. Each list ends with a comma, because it is part of a longer one. */
export const hindiFaces = `
  --kl-script-title: 'Eczar Devanagari', 'Devanagari of the Device',;
  --kl-script-tale: 'Tiro Devanagari', 'Tiro by Noto Sans',;
  --kl-script-ui: 'Mukta Devanagari', 'Mukta by Noto Sans',;
`;

/** The fonts of an Urdu page. */
export const urduFaces = `
  --kl-script-title: 'Noto Nastaliq Urdu', 'Nastaliq of the Device',;
  --kl-script-tale: 'Noto Nastaliq Urdu', 'Nastaliq of the Device',;
  --kl-script-ui: 'Noto Nastaliq Urdu', 'Nastaliq of the Device',;
`;
