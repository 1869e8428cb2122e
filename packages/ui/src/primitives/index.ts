export { Avatar, AVATAR_SIZES, type AvatarProps, type AvatarSize } from './Avatar/Avatar.tsx';
export { Badge, BADGE_TONES, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { BUTTON_SIZES, BUTTON_VARIANTS, type ButtonSize, type ButtonVariant } from './Button/variants.ts';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chip, type ChipProps, type ChipVariant } from './Chip/Chip.tsx';
export { Dialog, type DialogProps, type DialogSize } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './Drawer/Drawer.tsx';
export {
  FieldContext,
  type FieldParts,
  useFieldControl,
  useFieldGroup,
} from './FieldContext/FieldContext.ts';
export {
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonVariant,
} from './IconButton/IconButton.tsx';
export { Image, type ImageProps } from './Image/Image.tsx';
export { KeyCap, type KeyCapProps } from './KeyCap/KeyCap.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { type LinkComponent, LinkProvider, type LinkProviderProps } from './Link/LinkProvider.tsx';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx';
export { Panel, type PanelProps } from './Panel/Panel.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Pill, PILL_TONES, type PillProps, type PillTone } from './Pill/Pill.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export {
  PROGRESS_TONES,
  ProgressBar,
  type ProgressBarProps,
  type ProgressTone,
} from './ProgressBar/ProgressBar.tsx';
export {
  SEGMENT_SIZES,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
  type SegmentSize,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Sentence, type SentenceProps } from './Sentence/Sentence.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export { Stars, type StarsProps } from './Stars/Stars.tsx';
export { Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps, type SwitchStates } from './Switch/Switch.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TEXT_FACES, type TextFace, TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TextLink } from './TextLink/TextLink.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
