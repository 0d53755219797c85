# Completion of caravelle for bash. The program itself knows its commands, games, bots and options.
_caravelle() {
    local IFS=$'\n'
    COMPREPLY=($("${COMP_WORDS[0]}" complete bash -- "${COMP_LINE:0:COMP_POINT}" 2>/dev/null))
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
    return 0
}

complete -o nosort -o default -F _caravelle caravelle
