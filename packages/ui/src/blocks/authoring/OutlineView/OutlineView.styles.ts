import styled from '../../../theme/styled.ts';
import { focusRing, noFocusRing } from '../../../theme/attention.ts';
import { plainButton, plainHeading } from '../../../theme/elements.ts';

export const OutlineRoot = styled.ol`
  display: grid;
  gap: var(--kl-size-12);
  max-inline-size: 760px;
  margin: 0 auto;
  padding: 0;
  list-style: '';
`;

export const Empty = styled.p`
  max-inline-size: 38em;
  margin: auto;
  padding: var(--kl-size-48) var(--kl-size-16);
  color: var(--kl-text-soft);
  text-align: center;
  text-wrap: balance;
`;

export const SceneCard = styled.li`
  position: relative;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);

  &:hover {
    border-color: var(--kl-gold);
  }
  &[data-loose] {
    border: var(--kl-hairline) dashed var(--kl-warning-line);
  }
  &[data-selected] {
    border-color: var(--kl-gold);
    box-shadow: inset 0 0 0 var(--kl-hairline) var(--kl-gold);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-6) var(--kl-size-10);
  min-block-size: var(--kl-size-56);
  padding: var(--kl-size-8) var(--kl-size-16);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
`;

export const Name = styled.h2`
  ${plainHeading}
  flex: 1 1 50%;
  min-inline-size: 0;
  padding-block-start: 0.12em;
  font-size: var(--kl-fs-20);
  overflow-wrap: anywhere;
`;

/** The clickable area is the whole card. */
export const OpenScene = styled.button`
  ${plainButton}
  text-align: start;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--kl-radius-10);
  }
  &:focus-visible {
    ${noFocusRing}
  }
  &:focus-visible::after {
    ${focusRing}
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  margin: var(--kl-size-12) var(--kl-size-16);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  color: var(--kl-text-soft);
  font-family: var(--kl-font-tale);
  font-size: var(--kl-fs-16);
  line-height: var(--kl-lh-ui);
  overflow-wrap: anywhere;
`;

export const Choices = styled.ul`
  display: grid;
  gap: var(--kl-size-4);
  margin: 0;
  padding: 0 var(--kl-size-12) var(--kl-size-12);
  list-style: '';
`;

export const Choice = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-2) var(--kl-size-16);
  min-block-size: var(--kl-size-40);
  padding: var(--kl-size-6) var(--kl-size-10);
  border-radius: var(--kl-radius-6);
  background: var(--kl-surface-2);
  overflow-wrap: anywhere;
`;

export const ChoiceTarget = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  margin-inline-start: auto;
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-14);

  &[data-loose] {
    color: var(--kl-warning-text);
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Visits = styled.span`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
`;
