import type { ComponentProps } from 'react';

export function Unshown(props: ComponentProps<'p'>) {
  return <p {...props} />;
}
