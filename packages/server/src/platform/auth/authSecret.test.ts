import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authSecretOf } from './authSecret.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-secret-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('the secret that signs tokens', () => {
  it('comes from the settings', () => {
    const given = 'x'.repeat(32);
    expect(authSecretOf(given, folder)).toBe(given);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is generated at the first start, reused later, and readable by its owner only', () => {
    const data = path.join(folder, 'data');
    const secret = authSecretOf(null, data);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(48);
    expect(authSecretOf(null, data)).toBe(secret);
    expect(fs.readdirSync(data)).toEqual(['auth-secret']);
    expect(fs.statSync(path.join(data, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(authSecretOf(null, path.join(folder, 'other'))).not.toBe(secret);
  });

  it('fails the start if it cannot be read, and says why', () => {
    fs.mkdirSync(path.join(folder, 'auth-secret'));
    expect(() => authSecretOf(null, folder)).toThrow(
      /^The secret in .*auth-secret cannot be read: EISDIR\. Nothing was changed\.$/,
    );
  });

  it('fails the start if it was truncated', () => {
    fs.writeFileSync(path.join(folder, 'auth-secret'), 'short\n');
    expect(() => authSecretOf(null, folder)).toThrow(
      /^The secret in .*auth-secret is too short\. Delete the file, and everybody signs in again\.$/,
    );
  });
});
