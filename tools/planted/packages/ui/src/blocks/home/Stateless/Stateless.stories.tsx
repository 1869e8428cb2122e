export default { title: 'Stateless' };
export const LongText = { args: { children: 'And so on. '.repeat(99) } };
export const Urdu = { globals: { language: 'ur' } };
export const Phone = { globals: { viewport: { value: 'phone' } } };
export const PalmLeaf = { globals: { theme: 'palm-leaf' } };
