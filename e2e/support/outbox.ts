import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The link to a page in the latest mail to an address. Without an SMTP server, mails are written to a folder. */
export async function linkInMail(
  address: string,
  page: string,
  dataDir = process.env.E2E_DATA_DIR!,
): Promise<string> {
  const link = new RegExp(`https?://\\S+${page}\\?token=[\\w-]+`);
  let found: string | undefined;
  await expect
    .poll(
      () =>
        (found = mailsTo(address, dataDir)
          .map((mail) => link.exec(mail)?.[0])
          .find(Boolean)),
      { timeout: 10_000 },
    )
    .toBeTruthy();
  const { pathname, search } = new URL(found!);
  return pathname + search;
}

/** Latest first, as plain text. */
function mailsTo(address: string, dataDir: string): string[] {
  const outbox = path.join(dataDir, 'outbox');
  if (!fs.existsSync(outbox)) return [];
  return fs
    .readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => path.join(outbox, name))
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}
