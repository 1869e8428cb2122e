import styled from '@emotion/styled';

export const Card = styled.div`
  position: relative;
  block-size: 100%;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
  color: var(--kl-text);
  box-shadow: var(--kl-shadow-2);

  &[data-loose] {
    border: var(--kl-hairline) dashed var(--kl-warning-line);
  }
  &[data-selected] {
    border-color: var(--kl-gold);
    /* Seen where the system chooses the colours and draws no shadows. */
    outline: var(--kl-edge-2) solid transparent;
    box-shadow:
      0 0 0 var(--kl-hairline) var(--kl-gold),
      0 0 0 var(--kl-size-6) var(--kl-gold-soft),
      var(--kl-shadow-2);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-6);
  block-size: var(--kl-head);
  padding-inline: var(--kl-size-16);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
`;

export const Name = styled.span`
  min-inline-size: 0;
  padding-block-start: var(--kl-size-4);
  font: 600 var(--kl-fs-20) / 1.3 var(--kl-font-title);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--kl-size-6);
  padding: var(--kl-size-4) var(--kl-size-8);
  border-radius: var(--kl-radius-4);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  line-height: 1.2;

  &[data-mark='start'] {
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }
  &[data-mark='loose'] {
    background: var(--kl-warning-soft);
    color: var(--kl-warning-text);
  }
  &[data-mark='ending'] {
    background: var(--kl-peacock-soft);
    color: var(--kl-peacock-text);
  }
  svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  block-size: calc(2 * var(--kl-line-height));
  margin: var(--kl-size-6) var(--kl-size-16);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-16) / var(--kl-line-height) var(--kl-font-tale);
  overflow-wrap: anywhere;
`;

export const Choice = styled.div`
  position: relative;
  block-size: var(--kl-choice);
  margin: 0 var(--kl-size-12) var(--kl-size-4);
  padding-inline: var(--kl-size-10);
  border-radius: var(--kl-radius-6);
  background: var(--kl-surface-2);
  font-size: var(--kl-fs-15);
  line-height: var(--kl-choice);

  > span {
    display: block;
    block-size: 100%;
    line-height: var(--kl-choice);
    /* letters of Nastaliq stand higher than their line */
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
