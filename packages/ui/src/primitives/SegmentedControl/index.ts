export {
  SEGMENT_SIZES,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
  type SegmentSize,
} from './SegmentedControl.tsx';
