const SIZES = [4, 12, 16];

export const scales = {
  ...steps('size', SIZES),
  'z-nav': '100',
  'z-dialog': '400',
};

function steps(name: string, list: readonly number[]) {
  return Object.fromEntries(list.map((step) => [`${name}-${step}`, `${step}px`]));
}
