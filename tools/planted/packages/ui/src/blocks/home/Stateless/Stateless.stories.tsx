export default { title: 'Stateless' };
/** Mentions LongText, but shows no story of it. */
const LongText = 'And so on. '.repeat(99);
export const Default = { name: LongText.slice(0, 9) };
export const Empty = { args: { stories: [] } };
export const Urdu = { args: { children: 'ایک داستان' }, globals: { language: 'ur' } };
export const EmptyOnPhone = { ...Empty, globals: { viewport: { value: 'phone' } } };
export const PalmLeaf = { globals: { theme: 'palm-leaf' } };
export const Pressed = { play: () => undefined };
export const PressedTwice = { tags: ['behaviour'], play: () => undefined };
