/** The faces of a page that is in Hindi. A list ends in a comma: it stands inside a longer one. */
export const hindiFaces = `
  --kl-script-title: 'Eczar Devanagari', 'Devanagari of the Device',;
  --kl-script-tale: 'Tiro Devanagari', 'Tiro by Noto Sans',;
  --kl-script-ui: 'Mukta Devanagari', 'Mukta by Noto Sans',;
`;

/** The faces of a page that is in Urdu. */
export const urduFaces = `
  --kl-script-title: 'Noto Nastaliq Urdu', 'Nastaliq of the Device',;
  --kl-script-tale: 'Noto Nastaliq Urdu', 'Nastaliq of the Device',;
  --kl-script-ui: 'Noto Nastaliq Urdu', 'Nastaliq of the Device',;
`;
