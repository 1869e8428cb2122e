import { Dialog } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  z-index: var(--z-dialog);
  inset: 0;
  background: var(--scrim);
  transition: opacity var(--t-2) var(--ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** What is higher than the screen scrolls, so that its actions are reached at any zoom. */
export const Stage = styled(Dialog.Viewport)`
  position: fixed;
  z-index: var(--z-dialog);
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  overflow: auto;
  overscroll-behavior: contain;

  ${media.compact} {
    place-items: center;
    padding: var(--s-5);
  }
`;

export const Popup = styled(Dialog.Popup)`
  position: relative;
  inline-size: 100%;
  padding: 28px var(--s-5) max(var(--s-5), env(safe-area-inset-bottom));
  border: 1px solid var(--line);
  border-start-start-radius: var(--r-3);
  border-start-end-radius: var(--r-3);
  background: var(--surface-1);
  box-shadow: var(--shadow-3);
  color: var(--text);
  overflow-wrap: anywhere;
  transition:
    opacity var(--t-2) var(--ease-out),
    translate var(--t-2) var(--ease-out);

  &:focus-visible {
    outline: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 24px;
  }
  ${media.compact} {
    max-inline-size: 440px;
    padding: 30px 30px 26px;
    border-radius: var(--r-3);

    &[data-size='wide'] {
      max-inline-size: 860px;
    }
    &[data-starting-style],
    &[data-ending-style] {
      translate: 0 4px;
    }
  }
`;

export const Title = styled(Dialog.Title)`
  font-size: 1.625rem;
`;

export const Description = styled(Dialog.Description)`
  margin-block-start: var(--s-2);
  color: var(--text-soft);
  font-size: var(--fs-16);
  text-wrap: pretty;
`;

export const Content = styled.div`
  margin-block-start: var(--s-4);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s-3);
  margin-block-start: var(--s-5);

  > * {
    flex: 1 1 auto;
  }
  ${media.compact} {
    > * {
      flex: none;
    }
  }
`;
