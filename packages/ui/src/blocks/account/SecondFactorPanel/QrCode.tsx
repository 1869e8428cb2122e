import { renderSVG } from 'uqr';
import { Code } from './QrCode.styles.ts';

interface QrCodeProps {
  /** The text that a camera reads. */
  value: string;
  /** The name that is read out. */
  label: string;
}

/** A code for the camera of another device. It is dark on light in each theme, since some apps read no other. */
export function QrCode({ value, label }: QrCodeProps) {
  const drawing = renderSVG(value, { ecc: 'M', border: 4 });
  return <Code src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={label} />;
}
