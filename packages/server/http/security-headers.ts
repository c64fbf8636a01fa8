/** Headers of every answer: only our own pages, scripts and sockets; no frames; nothing sniffed. */

import { createHash } from 'node:crypto';

const FIXED: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
};

/** What a page may load. Scripts that stand in the page itself are allowed by their hash only. */
export function contentPolicy(page: string): string {
  const scripts = inline(page, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = inline(page, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // The boards set positions and colours of single pieces by style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    // Where the browser knows Trusted Types, markup and addresses of scripts come from our policy alone.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  ...FIXED,
  'Content-Security-Policy': policy,
});

function inline(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
