/** Does what a button's `command` says about a dialog, in a browser that does not know `command` yet. */
export function followCommand(button: Element): void {
  const command = button.getAttribute('command')
  if (!command || 'command' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement
  if (command === 'close') dialog.close()
  else dialog.showModal()
}
