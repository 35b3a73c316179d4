const button = document.getElementById('forget-stored')
const said = document.getElementById('forgotten')

if (button && said) {
  button.onclick = async () => {
    said.textContent = (await import('./forget-all-stored.ts')).forgetAllStored()
  }
  button.hidden = false
}
