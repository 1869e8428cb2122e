import type { Page, TestInfo } from '@playwright/test';
import { expect } from './test.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A user that no other test shares. */
export function aPerson({ project, testId }: TestInfo, password = 'Lamp!oil1'): Person {
  const username = `til_${project.name}_${testId.slice(-6)}`.replaceAll('-', '_').slice(0, 30);
  return { username, email: `${username}@example.com`, password };
}

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await createAccount(page, person);
  await expect(page).toHaveURL('/home');
}

/** Fills in the form for a new account, and sends it. */
export async function createAccount(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function logIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
