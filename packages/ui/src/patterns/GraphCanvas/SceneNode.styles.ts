import styled from '@emotion/styled';

export const Card = styled.div`
  position: relative;
  block-size: 100%;
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  background: var(--surface-1);
  color: var(--text);
  box-shadow: var(--shadow-2);

  &[data-loose] {
    border: 1px dashed var(--warning-line);
  }
  &[data-selected] {
    border-color: var(--gold);
    /* Seen where the system chooses the colours and draws no shadows. */
    outline: 2px solid transparent;
    box-shadow:
      0 0 0 1px var(--gold),
      0 0 0 6px var(--gold-soft),
      var(--shadow-2);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  block-size: var(--head);
  padding-inline: 16px;
  border-block-end: 1px solid var(--line);
`;

export const Name = styled.span`
  min-inline-size: 0;
  padding-block-start: 4px;
  font: 600 var(--fs-20) / 1.3 var(--font-title);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 5px;
  padding: 4px 8px;
  border-radius: var(--r-1);
  font-size: var(--fs-13);
  font-weight: 600;
  line-height: 1.2;

  &[data-mark='start'] {
    background: var(--gold);
    color: var(--on-gold);
  }
  &[data-mark='loose'] {
    background: var(--warning-soft);
    color: var(--warning-text);
  }
  &[data-mark='ending'] {
    background: var(--peacock-soft);
    color: var(--peacock-text);
  }
  .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  block-size: calc(2 * var(--line-height));
  margin: 6px 16px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--text-soft);
  font: 400 var(--fs-16) / var(--line-height) var(--font-tale);
  overflow-wrap: anywhere;
`;

export const Choice = styled.div`
  position: relative;
  block-size: var(--choice);
  margin: 0 12px 4px;
  padding-inline: 10px;
  border-radius: 6px;
  background: var(--surface-2);
  font-size: var(--fs-15);
  line-height: var(--choice);

  > span {
    display: block;
    block-size: 100%;
    line-height: var(--choice);
    /* letters of Nastaliq stand higher than their line */
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
