import styled from '../../../theme/styled.ts';

export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  min-inline-size: 0;
`;

export const Named = styled.b`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Username = styled.small`
  display: block;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  overflow-wrap: anywhere;
`;

export const Verified = styled.span`
  display: flex;
  align-items: center;
  gap: var(--kl-size-6);
  color: var(--kl-text-soft);

  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
  &[data-verified] svg {
    color: var(--kl-success-text);
  }
`;

export const Blocked = styled.small`
  display: flex;
  align-items: start;
  gap: var(--kl-size-4);
  max-inline-size: 32em;
  color: var(--kl-danger-text);
  font-size: var(--kl-fs-13);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: var(--kl-size-14);
    block-size: 1.5em;
  }
`;
