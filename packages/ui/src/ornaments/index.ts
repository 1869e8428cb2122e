export { CardArch, type CardArchProps } from './CardArch.tsx';
export { Danda, type DandaProps } from './Danda.tsx';
export { DrawnCover, type DrawnCoverProps } from './DrawnCover.tsx';
export { EmptyArch, type EmptyArchProps } from './EmptyArch.tsx';
export { JaliPattern, type JaliPatternProps } from './JaliPattern.tsx';
export { KolamDivider, type KolamDividerProps } from './KolamDivider.tsx';
export { Lamps, type LampsProps } from './Lamps.tsx';
export { LogoMark, type LogoMarkProps } from './LogoMark.tsx';
export { Lotus, type LotusProps } from './Lotus.tsx';
export {
  PictureArch,
  PICTURE_ARCH_SHAPES,
  type PictureArchProps,
  type PictureArchShape,
} from './PictureArch.tsx';
export { Rosette, type RosetteProps } from './Rosette.tsx';
export { ThinkingLamps, type ThinkingLampsProps } from './ThinkingLamps.tsx';
