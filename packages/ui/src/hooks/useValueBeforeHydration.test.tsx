import { act } from '@testing-library/react';
import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx';
import { useValueBeforeHydration } from './useValueBeforeHydration.ts';

const never = () => () => {};

function Field() {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // browser-only content appears in the render after hydration
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useValueBeforeHydration(text, () => ref.current?.value, setText);
  return (
    <>
      <input
        ref={ref}
        value={text}
        data-hydrated={isHydrated}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{text}</output>
    </>
  );
}

async function hydratedAfter(typed: string, field = <Field />): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(field);
  document.body.append(root);
  root.querySelector('input')!.value = typed;
  const app = await act(() => hydrateRoot(root, field));
  onTestFinished(() => {
    app.unmount();
    root.remove();
  });
  return root;
}

it('text that was typed before hydration stays in its field, and is reported as a change', async () => {
  const root = await hydratedAfter('river');
  const field = root.querySelector('input')!;
  expect(field.dataset.hydrated).toBe('true');
  expect(field).toHaveValue('river');
  expect(root.querySelector('output')).toHaveTextContent('river');
});

it('a field without typed text reports no change', async () => {
  const root = await hydratedAfter('');
  expect(root.querySelector('output')).toBeEmptyDOMElement();
});

function FormOf({
  field: Control,
}: {
  field: ComponentType<Pick<TextFieldProps, 'value' | 'onValueChange'>>;
}) {
  const [text, setText] = useState('');
  return (
    <>
      <Control value={text} onValueChange={setText} />
      <output>{text}</output>
    </>
  );
}

it.each([
  ['a field', TextField],
  ['a password', PasswordField],
])('%s that a browser filled in before hydration is submitted with its form', async (_, field) => {
  const root = await hydratedAfter('meera', <FormOf field={field} />);
  expect(root.querySelector('output')).toHaveTextContent('meera');
});
