const TIMEOUT_MS = 20_000

/**
 * Calls the host's build hook. Its address is a secret, because anybody who knows it can start builds: no message names it.
 * @throws {Error} with one sentence that says what is wrong and what to do
 */
export async function callBuildHook(address: string | undefined, isForced: boolean): Promise<void> {
  if (!address)
    throw new Error(
      'BUILD_HOOK_URL is missing: make a build hook at your host, and give its address as this variable.',
    )
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.hostname !== 'localhost' && url?.hostname !== '127.0.0.1')
    throw new Error('BUILD_HOOK_URL is not an address with https://: copy it from your host once more.')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ force: isForced }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Error('The build hook cannot be reached: see whether you are online, and try again.')
  })
  if (!response.ok)
    throw new Error(
      `The build hook answers ${response.status}: see whether BUILD_HOOK_URL is still the one at your host.`,
    )
}
