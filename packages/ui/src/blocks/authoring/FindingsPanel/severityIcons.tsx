import type { Severity } from '@kathaloka/story';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icon of each severity of a finding. */
export const severityIcons: Readonly<Record<Severity, ReactNode>> = {
  error: <CircleAlert />,
  warning: <TriangleAlert />,
  hint: <Info />,
};
