export { Button, type ButtonProps } from './Button.tsx';
export { BUTTON_SIZES, BUTTON_VARIANTS, type ButtonSize, type ButtonVariant } from './variants.ts';
