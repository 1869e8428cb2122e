import type { RefObject } from 'react';

export interface PortalProps {
  /** The container of the portal; the end of `<body>` by default. */
  container?: HTMLElement | ShadowRoot | RefObject<HTMLElement | ShadowRoot | null> | null | undefined;
}
